// What the log says of blocked things, and that nobody can fill it.
import { expect, it } from 'vitest';
import { createPolicyReports, reportPath } from '../../server/http/policy-reports';

function receiver() {
  const lines: string[] = [];
  const handle = createPolicyReports((line) => lines.push(line));
  const send = async (body: unknown, method = 'POST') => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    return (await handle(new Request(`http://shop.test${reportPath}`, { method, body: text }))).status;
  };
  return { lines, send };
}

const violation = {
  'document-uri': 'https://shop.example/customer/account/createPassword?token=secret',
  'blocked-uri': 'https://evil.example/a.js?b=secret',
  'effective-directive': 'script-src-elem',
};
const line =
  'The policy of https://shop.example/customer/account/createPassword blocked https://evil.example/a.js (script-src-elem).';

it('is told in both forms that browsers have, on one line, without what may be secret', async () => {
  const { lines, send } = receiver();
  expect(await send({ 'csp-report': violation })).toBe(204);
  const body = {
    documentURL: violation['document-uri'],
    blockedURL: violation['blocked-uri'],
    effectiveDirective: violation['effective-directive'],
  };
  expect(await send([{ type: 'csp-violation', body }, { type: 'deprecation', body: {} }, null])).toBe(204);
  expect(lines).toEqual([line, line]);
});

it('cannot be made to write lines of somebody else', async () => {
  const { lines, send } = receiver();
  await send({
    'csp-report': { ...violation, 'blocked-uri': 'a\nERROR b\u001b[31m', 'effective-directive': { a: 1 } },
  });
  await send({ 'csp-report': { ...violation, 'document-uri': 'x'.repeat(10_000) } });
  expect(lines).toEqual([
    expect.stringContaining('blocked a_ERROR_b_[31m (unknown).') as string,
    expect.stringMatching(/^.{1,320}$/) as string,
  ]);
});

it.each([
  ['{', 400],
  ['null', 400],
  ['"text"', 400],
  ['{"csp-report":null}', 400],
  ['x'.repeat(17 * 1024), 413],
])('refuses what is no report: %.20s', async (body, status) => {
  const { lines, send } = receiver();
  expect(await send(body)).toBe(status);
  expect(lines).toEqual([]);
});

it('is only written to', async () => {
  const answer = await createPolicyReports()(new Request(`http://shop.test${reportPath}`));
  expect(answer.status).toBe(405);
});

it('ends after some lines a minute, however they are sent', async () => {
  const { lines, send } = receiver();
  const many = Array.from({ length: 15 }, () => ({ type: 'csp-violation', body: {} }));
  expect(await send(many)).toBe(204);
  expect(await send(many)).toBe(429);
  expect(await send({ 'csp-report': violation })).toBe(429);
  expect(lines).toHaveLength(20);
});

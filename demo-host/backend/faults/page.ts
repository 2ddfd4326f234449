// /_demo/faults: shows what is on, switches it, and says what every fault does. Works without script.
import { escapeHtml } from '../../../server/http/html';
import { readBody } from '../../../server/http/request-body';
import { demoPage } from '../pages/demo-page';
import { browserCookie, browserOf } from './browser';
import type { Fault, Setting } from './fault';
import { faults, parseSettings, UnknownFaultError } from './settings';
import type { Switchboard } from './switchboard';

const path = '/_demo/faults';

function takesText({ takes }: Fault): string {
  if (takes === 'milliseconds') return takes;
  return takes === 'times' ? 'how many times, or nothing for always' : takes.join(', ');
}

function stateText({ fault: { takes }, value }: Setting): string {
  if (takes === 'milliseconds') return `On: ${value} ms`;
  if (takes !== 'times') return `On: ${value}`;
  return value === Infinity ? 'On: always' : `On: ${value} more`;
}

function control({ name, takes }: Fault, value: number | string | undefined): string {
  const attributes = `id="${name}" name="${name}"`;
  if (takes === 'milliseconds')
    return `<input ${attributes} type="number" min="0" max="60000" step="1" inputmode="numeric" placeholder="off" value="${value ?? ''}">`;
  const known: [value: string, label: string][] =
    takes === 'times'
      ? [
          ['1', 'once'],
          ['2', 'twice'],
          ['3', 'three times'],
          ['always', 'always'],
        ]
      : takes.map((word) => [word, word]);
  const chosen = value === Infinity ? 'always' : value === undefined ? '' : String(value);
  const choices = [['', 'off'], ...known] as const;
  const shown = choices.some(([key]) => key === chosen)
    ? choices
    : [...choices, [chosen, `${chosen} times`] as const];
  const options = shown.map(
    ([key, label]) => `<option value="${key}"${key === chosen ? ' selected' : ''}>${label}</option>`,
  );
  return `<select ${attributes}>${options.join('')}</select>`;
}

function faultHtml(fault: Fault, on: Setting | undefined): string {
  return `<article class="fault${on ? ' on' : ''}">
<div><label for="${fault.name}"><code>${fault.name}</code></label><p>${escapeHtml(fault.does)}</p>
<small>Takes ${takesText(fault)}. Acts ${fault.acts}${fault.acts === 'instead' ? ' of' : ''} the real answer.</small></div>
<div>${control(fault, on?.value)}${on ? `<small><strong>${stateText(on)}</strong></small>` : ''}</div>
</article>`;
}

function show(request: Request, board: Switchboard, status = 200, complaint = ''): Response {
  const own = board.own(browserOf(request));
  const on = board.settings(browserOf(request)).filter(({ value }) => value !== 0);
  const scope = (value: string, label: string, isChosen: boolean) =>
    `<label><input type="radio" name="for" value="${value}"${isChosen ? ' checked' : ''}>${label}</label>`;
  const body = `${complaint ? `<p role="alert"><strong>${escapeHtml(complaint)}</strong></p>` : ''}
<form method="post" action="${path}">
${faults
  .map((fault) =>
    faultHtml(
      fault,
      on.find((setting) => setting.fault === fault),
    ),
  )
  .join('\n')}
<fieldset class="choices"><legend>For</legend>
${scope('everybody', 'everybody', !own)}${scope('browser', 'this browser, on the shop’s own pages', !!own)}
</fieldset>
<div class="buttons"><button>Switch</button><button class="second" name="all" value="off">All off</button></div>
</form>
<h2>For one request</h2>
<p>A request to <code>/graphql</code> or <code>/rest</code> can name faults itself, and then meets only those:
by header, <code>X-Airside-Fault: latency=800, unavailable=1</code>, or by query, <code>?fault=latency=800,unavailable=1</code>.
So many equal requests meet a counted one, then one passes. <code>off</code> meets none.</p>`;
  const words = on.map((setting) => `${setting.fault.name}: ${stateText(setting).slice(4)}`);
  return demoPage({
    status,
    title: 'Faults',
    lead: words.length > 0 ? `On now: ${words.join('; ')}.` : 'Everything works. What shall go wrong?',
    links: [{ label: 'Outbox', href: '/_demo/outbox' }],
    body,
  });
}

/** Forms of other sites switch nothing here. */
function isOwnForm(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin') ?? '';
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host;
}

async function change(request: Request, board: Switchboard): Promise<Response> {
  const form = new URLSearchParams(await readBody(request));
  const headers = new Headers({ location: path });
  if (form.get('all') === 'off') {
    board.allOff();
    return new Response(null, { status: 303, headers });
  }
  const wishes = faults.map(({ name }) => [name, (form.get(name) ?? '').trim()] as const);
  const text = wishes.filter(([, value]) => value !== '').map(([name, value]) => `${name}=${value}`);
  try {
    const settings = parseSettings(text.join(','));
    if (form.get('for') === 'browser')
      headers.set('set-cookie', browserCookie(board.forBrowser(settings, browserOf(request))));
    else board.forEverybody(settings);
    return new Response(null, { status: 303, headers });
  } catch (error) {
    if (error instanceof UnknownFaultError) return show(request, board, 400, error.message);
    throw error;
  }
}

export async function handlePage(request: Request, board: Switchboard): Promise<Response> {
  if (request.method === 'GET' || request.method === 'HEAD') return show(request, board);
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'GET, POST' } });
  return isOwnForm(request) ? change(request, board) : new Response('Forbidden\n', { status: 403 });
}

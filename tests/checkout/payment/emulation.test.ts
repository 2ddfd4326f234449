// The emulated frame speaks the protocol of the SDK that is installed: an upgrade that changes it must be looked at.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const { events, VERSION } = require('braintree-web/hosted-fields/shared/constants.js') as {
  events: Record<string, string>;
  VERSION: string;
};

/** As research of 3.144.0 lists them; those that the emulation leaves out are here too. */
const known = [
  'ADD_CLASS',
  'AUTOFILL_DATA_AVAILABLE',
  'BIN_AVAILABLE',
  'CARD_FORM_ENTRY_HAS_BEGUN',
  'CLEAR_FIELD',
  'CONFIGURATION',
  'FRAME_READY',
  'INPUT_EVENT',
  'READY_FOR_CLIENT',
  'REMOVE_ATTRIBUTE',
  'REMOVE_CLASS',
  'REMOVE_FOCUS_INTERCEPTS',
  'SET_ATTRIBUTE',
  'SET_MESSAGE',
  'SET_MONTH_OPTIONS',
  'TOKENIZATION_REQUEST',
  'TRIGGER_FOCUS_CHANGE',
  'TRIGGER_INPUT_FOCUS',
  'VALIDATE_STRICT',
];

it('knows every event of the installed SDK', () => {
  expect(VERSION).toBe('3.144.0');
  expect(events).toEqual(Object.fromEntries(known.map((name) => [name, `hosted-fields:${name}`])));
});

it('speaks of no event that the SDK does not know', () => {
  const frame = readFileSync(new URL('../../support/braintree/frame.ts', import.meta.url), 'utf8');
  const spoken = [...frame.matchAll(/'([A-Z]+_[A-Z_]+)'/g)].map(([, name]) => name!);
  const inFrames = spoken.filter((name) => !/^(HOSTED_FIELDS|CLIENT)_/.test(name));
  expect(inFrames.filter((name) => !known.includes(name))).toEqual([]);
  expect(inFrames).toContain('TOKENIZATION_REQUEST');
});

// Pasted HTML → what would break when our elements are on that page, in plain words, with the line and the remedy.
import { byImportance, type Finding } from './finding';
import { readPage, type CheckInput } from './page';
import { addressRules } from './rules/address-rules';
import { configRules } from './rules/config-rules';
import { countRules } from './rules/count-rules';
import { elementRules } from './rules/element-rules';
import { integrityRules } from './rules/integrity-rules';
import { lifelessRules } from './rules/lifeless-rules';
import { loaderRules } from './rules/loader-rules';
import { placeRules } from './rules/place-rules';
import { policyRules } from './rules/policy-rules';

const rules = [
  loaderRules,
  integrityRules,
  configRules,
  addressRules,
  policyRules,
  elementRules,
  placeRules,
  lifelessRules,
  countRules,
];

export interface CheckResult {
  /** The worst first. */
  findings: Finding[];
  /** How many tags of ours the page has. */
  elements: number;
  loaders: number;
}

/** Needs no DOM and sends nothing; never throws, whatever the text is. */
export function checkPage(input: CheckInput): CheckResult {
  const page = readPage(input);
  return {
    findings: rules.flatMap((rule) => rule(page)).sort(byImportance),
    elements: page.elements.length,
    loaders: page.loaders.length,
  };
}

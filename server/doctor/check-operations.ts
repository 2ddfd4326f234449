// Checks every operation of the shop, and what the shop's own module adds to a Magento, against one backend.
import { headingOf, hides, optionalParts } from './features';
import { createFitting, type Fit } from './fit';
import type { ShopOperation } from './operations';
import type { ExtensionReport, OperationReport } from './report';
import type { Validator } from './validator';

/** Asked only where the first way to know an employee is missing. */
const secondChoice = { operation: 'CustomerGroupUid', unless: 'Customer.groupId' };
/** Asked in place of the first where that is refused, as it is where introspection is off. */
const insteadOf: Readonly<Record<string, string>> = { ListingFacetsAndInputs: 'ListingFacets' };

export async function checkOperations(
  operations: readonly ShopOperation[],
  validator: Validator,
  onProgress: (done: number, of: number) => void,
): Promise<OperationReport[]> {
  const { fit } = createFitting(validator);
  const hasFirstChoice = await validator.has(secondChoice.unless);
  const sent = operations.filter(({ name }) => name !== secondChoice.operation || !hasFirstChoice);
  const reports: OperationReport[] = [];
  for (const operation of sent) {
    onProgress(reports.length, sent.length);
    reports.push(judge(operation, await fit(operation)));
  }
  return reports;
}

function judge({ name, kind, feature }: ShopOperation, { missing, remains, refusal }: Fit): OperationReport {
  const parts = missing.map((coordinate) => {
    const feature = hides(coordinate);
    return { coordinate, ...(feature ? { hides: feature } : {}) };
  });
  const lacksNeeded = refusal !== undefined || parts.some((part) => !part.hides);
  const other = refusal !== undefined && insteadOf[name];
  return {
    name,
    kind,
    feature: headingOf(feature),
    status: lacksNeeded || !remains ? 'missing' : parts.length ? 'works-without' : 'works',
    needed: !other && (lacksNeeded || remains),
    missing: parts,
    ...(refusal === undefined ? {} : { refusal: other ? `${refusal}; ${other} is asked instead` : refusal }),
  };
}

export async function checkExtensions({ has }: Validator): Promise<ExtensionReport[]> {
  const reports: ExtensionReport[] = [];
  for (const { coordinate, hides: hidden, addedBy } of optionalParts)
    if (addedBy) reports.push({ coordinate, present: await has(coordinate), hides: hidden, addedBy });
  return reports;
}

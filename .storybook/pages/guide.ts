// The author guide as the build writes it.
import { contracts } from '../../elements/contracts';
import details from '../../elements/event-details.ts?raw';
import { machineFiles } from '../../elements/machine-readable/files';
import ecommerce from '../../src/cart/ecommerce.ts?raw';

export const guide = machineFiles(contracts, [ecommerce, details])['authors.md'] ?? '';

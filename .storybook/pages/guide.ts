// The author guide as the build writes it.
import { contracts } from '../../elements/build/contracts';
import details from '../../elements/kit/event-details.ts?raw';
import { machineFiles } from '../../elements/build/machine-readable/files';
import ecommerce from '../../src/cart/ecommerce.ts?raw';

export const guide = machineFiles(contracts, [ecommerce, details])['authors.md'] ?? '';

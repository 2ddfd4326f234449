// Learns what a backend has from its complaints about documents that cannot run: for those that refuse introspection.
import type { Endpoint } from './endpoint';
import { CannotCheck, readCoordinate, type Complaint, type Validator } from './validator';

const field = 'airsideDoctor';
/**
 * Stands last, so that complaints about all else come before those about it: a Magento tells the first one only.
 * Twice wrong, an unknown field in a fragment that nobody uses: nothing before it is ever executed.
 */
const guard = (type: string, selection = '') => `fragment AirsideDoctor on ${type}{${selection} ${field}}`;
const isGuard = ({ message }: Complaint) => message.includes(field) || /AirsideDoctor\b/.test(message);

export function probeValidator(endpoint: Endpoint): Validator {
  const ask = async (query: string, variables?: Record<string, unknown>): Promise<readonly Complaint[]> => {
    const { body, status } = await endpoint.post({ query, ...(variables && { variables }) });
    if (!body?.errors?.length)
      throw new CannotCheck(
        `${endpoint.url} answered an invalid document without an error (status ${status}).`,
      );
    return body.errors;
  };
  return {
    async complaints(document, variables) {
      return (await ask(`${document} ${guard('Query')}`, variables)).filter(
        (complaint) => !isGuard(complaint),
      );
    },
    async has(coordinate) {
      const { type, field: name, argument } = readCoordinate(coordinate);
      const selection = argument ? `${name}(${argument}:null){__typename}` : name;
      const [first] = await ask(`{__typename} ${guard(type, selection)}`);
      return (
        !!first && (isGuard(first) || /sub ?selection|selection of subfields|is required/.test(first.message))
      );
    },
  };
}

/** Whether the backend validates before it executes, names what is wrong, and begins with what stands first. */
export async function canProbe(endpoint: Endpoint): Promise<boolean> {
  const first = async (query: string) => (await endpoint.post({ query })).body?.errors?.[0];
  const alone = await first(`{__typename} ${guard('Query')}`);
  if (!alone?.message.includes(`Cannot query field "${field}"`)) return false;
  const preceded = await first(`{storeConfig(airside:1){__typename}} ${guard('Query')}`);
  return !!preceded && !isGuard(preceded);
}

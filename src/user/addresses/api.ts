// The address book on the backend: the only file that knows its field names.
import { present } from '../../graphql/loose';
import {
  CreateCustomerAddressDocument,
  CustomerAddressesDocument,
  DeleteCustomerAddressDocument,
  UpdateCustomerAddressDocument,
  type CustomerAddressesQuery,
  type UpdateCustomerAddressMutationVariables,
} from '../../graphql/generated/user-addresses';
import type { Transport } from '../../transport/transport';
import {
  detailsOf,
  isSameAddress,
  type Address,
  type AddressDetails,
  type FormattedAddress,
} from './address';
import { country } from './country';

export interface SavedAddress extends Address {
  id: number;
  isDefaultShipping: boolean;
  isDefaultBilling: boolean;
}

/** What an address is used for unless another one is chosen; undefined leaves it as it is. */
export interface Defaults {
  isDefaultShipping?: boolean;
  isDefaultBilling?: boolean;
}

/** In the backend's order: oldest first. */
export async function fetchAddresses(transport: Transport): Promise<SavedAddress[]> {
  const { customer } = await transport.query(
    CustomerAddressesDocument,
    {},
    { policy: 'network-only', needs: (data) => data.customer?.addresses },
  );
  return (customer?.addresses ?? []).flatMap((address) =>
    address?.id == null
      ? []
      : [
          {
            id: address.id,
            firstname: address.firstname ?? '',
            lastname: address.lastname ?? '',
            street: (address.street ?? []).filter((line): line is string => !!line),
            city: address.city ?? '',
            region_code: address.region?.region_code ?? address.region?.region ?? '',
            postcode: address.postcode ?? '',
            telephone: address.telephone ?? '',
            country_id: address.country_code ?? country,
            ...detailsIn(address),
            isDefaultShipping: address.default_shipping ?? false,
            isDefaultBilling: address.default_billing ?? false,
          },
        ],
  );
}

type RawAddress = NonNullable<
  NonNullable<NonNullable<CustomerAddressesQuery['customer']>['addresses']>[number]
>;

const detailsIn = ({ custom_attributes: attributes, ...address }: RawAddress): AddressDetails =>
  detailsOf({
    prefix: address.prefix ?? undefined,
    middlename: address.middlename ?? undefined,
    suffix: address.suffix ?? undefined,
    company: address.company ?? undefined,
    fax: address.fax ?? undefined,
    vat_id: address.vat_id ?? undefined,
    custom_attributes: present(attributes).flatMap(({ attribute_code, value }) =>
      attribute_code && value ? [{ attribute_code, value }] : [],
    ),
  });

type Input = UpdateCustomerAddressMutationVariables['input'];

function defaultsInput({ isDefaultShipping, isDefaultBilling }: Defaults): Input {
  return {
    ...(isDefaultShipping === undefined ? {} : { default_shipping: isDefaultShipping }),
    ...(isDefaultBilling === undefined ? {} : { default_billing: isDefaultBilling }),
  };
}

/** The region's id decides; a code alone is refused (magento.md 6). */
function addressInput(address: FormattedAddress): Input {
  const { firstname, lastname, street, city, region, region_id, region_code, postcode, telephone } = address;
  return {
    firstname,
    lastname,
    street,
    city,
    region: { region, region_id, region_code },
    postcode,
    country_code: country,
    telephone,
  };
}

/** Whether an address is as it was to be; a default that was not asked for may be one all the same. */
const isSaid =
  (address: Address | undefined, { isDefaultShipping, isDefaultBilling }: Defaults) =>
  (saved: SavedAddress): boolean =>
    (!address || isSameAddress(saved, address)) &&
    (!isDefaultShipping || saved.isDefaultShipping) &&
    (!isDefaultBilling || saved.isDefaultBilling);

/** Answers the new address's id. */
export async function createAddress(
  transport: Transport,
  address: FormattedAddress,
  defaults: Defaults,
): Promise<number> {
  const input = { ...addressInput(address), ...defaultsInput(defaults) };
  const { createCustomerAddress } = await transport.mutate(
    CreateCustomerAddressDocument,
    { input },
    {
      ifLost: async () => {
        const made = (await fetchAddresses(transport)).findLast(isSaid(address, defaults));
        return made && { createCustomerAddress: { id: made.id } };
      },
    },
  );
  const id = createCustomerAddress?.id;
  if (id == null) throw new Error('createCustomerAddress: no id in the answer');
  return id;
}

/** Fields that are not given stay as they are. */
export async function updateAddress(
  transport: Transport,
  id: number,
  address: FormattedAddress | undefined,
  defaults: Defaults,
): Promise<void> {
  const input = { ...(address && addressInput(address)), ...defaultsInput(defaults) };
  await transport.mutate(
    UpdateCustomerAddressDocument,
    { id, input },
    {
      ifLost: async () => {
        const isMade = isSaid(address, defaults);
        const made = (await fetchAddresses(transport)).find((each) => each.id === id && isMade(each));
        return made && { updateCustomerAddress: null };
      },
    },
  );
}

/** Refused for a default address. */
export async function deleteAddress(transport: Transport, id: number): Promise<void> {
  await transport.mutate(
    DeleteCustomerAddressDocument,
    { id },
    {
      ifLost: async () =>
        (await fetchAddresses(transport)).some((each) => each.id === id)
          ? undefined
          : { deleteCustomerAddress: null },
    },
  );
}

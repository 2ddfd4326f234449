/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { CountryCode as CountryCodeEnum } from '../codes';
import type { DocumentText } from '../document-text';
export type AttributeInputSelectedOption = {
  value: string;
};

export type AttributeValueInput = {
  attribute_code: string;
  selected_options?: Array<AttributeInputSelectedOption | null | undefined> | null | undefined;
  value?: string | null | undefined;
};

export type CustomerAddressAttributeInput = {
  attribute_code: string;
  value: string;
};

export type CustomerAddressInput = {
  city?: string | null | undefined;
  company?: string | null | undefined;
  country_code?: CountryCodeEnum | null | undefined;
  country_id?: CountryCodeEnum | null | undefined;
  custom_attributes?: Array<CustomerAddressAttributeInput | null | undefined> | null | undefined;
  custom_attributesV2?: Array<AttributeValueInput | null | undefined> | null | undefined;
  default_billing?: boolean | null | undefined;
  default_shipping?: boolean | null | undefined;
  fax?: string | null | undefined;
  firstname?: string | null | undefined;
  lastname?: string | null | undefined;
  middlename?: string | null | undefined;
  postcode?: string | null | undefined;
  prefix?: string | null | undefined;
  region?: CustomerAddressRegionInput | null | undefined;
  street?: Array<string | null | undefined> | null | undefined;
  suffix?: string | null | undefined;
  telephone?: string | null | undefined;
  vat_id?: string | null | undefined;
};

export type CustomerAddressRegionInput = {
  region?: string | null | undefined;
  region_code?: string | null | undefined;
  region_id?: number | null | undefined;
};

export type CustomerAddressesQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerAddressesQuery = { customer: { addresses: Array<{ id: number | null, prefix: string | null, firstname: string | null, middlename: string | null, lastname: string | null, suffix: string | null, company: string | null, fax: string | null, vat_id: string | null, street: Array<string | null> | null, city: string | null, postcode: string | null, country_code: CountryCodeEnum | null, telephone: string | null, default_shipping: boolean | null, default_billing: boolean | null, custom_attributes: Array<{ attribute_code: string | null, value: string | null } | null> | null, region: { region: string | null, region_code: string | null } | null } | null> | null } | null };

export type CreateCustomerAddressMutationVariables = Exact<{
  input: CustomerAddressInput;
}>;


export type CreateCustomerAddressMutation = { createCustomerAddress: { id: number | null } | null };

export type UpdateCustomerAddressMutationVariables = Exact<{
  id: number;
  input?: CustomerAddressInput | null | undefined;
}>;


export type UpdateCustomerAddressMutation = { updateCustomerAddress: { id: number | null } | null };

export type DeleteCustomerAddressMutationVariables = Exact<{
  id: number;
}>;


export type DeleteCustomerAddressMutation = { deleteCustomerAddress: boolean | null };

export const CustomerAddressesDocument = "query CustomerAddresses{customer{addresses{id prefix firstname middlename lastname suffix company fax vat_id custom_attributes{attribute_code value __typename}street city region{region region_code __typename}postcode country_code telephone default_shipping default_billing __typename}__typename}}" as DocumentText<CustomerAddressesQuery, CustomerAddressesQueryVariables>;
export const CreateCustomerAddressDocument = "mutation CreateCustomerAddress($input:CustomerAddressInput!){createCustomerAddress(input:$input){id __typename}}" as DocumentText<CreateCustomerAddressMutation, CreateCustomerAddressMutationVariables>;
export const UpdateCustomerAddressDocument = "mutation UpdateCustomerAddress($id:Int!$input:CustomerAddressInput){updateCustomerAddress(id:$id input:$input){id __typename}}" as DocumentText<UpdateCustomerAddressMutation, UpdateCustomerAddressMutationVariables>;
export const DeleteCustomerAddressDocument = "mutation DeleteCustomerAddress($id:Int!){deleteCustomerAddress(id:$id)}" as DocumentText<DeleteCustomerAddressMutation, DeleteCustomerAddressMutationVariables>;
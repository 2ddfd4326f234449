/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentText } from '../document-text';
export type AttributeInputSelectedOption = {
  value: string;
};

export type AttributeValueInput = {
  attribute_code: string;
  selected_options?: Array<AttributeInputSelectedOption | null | undefined> | null | undefined;
  value?: string | null | undefined;
};

export type CustomerCreateInput = {
  allow_remote_shopping_assistance?: boolean | null | undefined;
  custom_attributes?: Array<AttributeValueInput | null | undefined> | null | undefined;
  date_of_birth?: string | null | undefined;
  dob?: string | null | undefined;
  email: string;
  firstname: string;
  gender?: number | null | undefined;
  is_subscribed?: boolean | null | undefined;
  lastname: string;
  middlename?: string | null | undefined;
  password?: string | null | undefined;
  prefix?: string | null | undefined;
  suffix?: string | null | undefined;
  taxvat?: string | null | undefined;
};

export type AccountRulesQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountRulesQuery = { storeConfig: { store_code: string | null, minimum_password_length: string | null, required_character_classes_number: string | null, newsletter_enabled: boolean } | null };

export type CreateAccountMutationVariables = Exact<{
  input: CustomerCreateInput;
}>;


export type CreateAccountMutation = { createCustomerV2: { customer: { email: string | null } } | null };

export type ConfirmAccountMutationVariables = Exact<{
  email: string;
  key: string;
}>;


export type ConfirmAccountMutation = { confirmEmail: { customer: { email: string | null } } | null };

export type ResendConfirmationMutationVariables = Exact<{
  email: string;
}>;


export type ResendConfirmationMutation = { resendConfirmationEmail: boolean | null };

export type RequestPasswordResetMutationVariables = Exact<{
  email: string;
}>;


export type RequestPasswordResetMutation = { requestPasswordResetEmail: boolean | null };

export type ResetPasswordMutationVariables = Exact<{
  email: string;
  token: string;
  newPassword: string;
}>;


export type ResetPasswordMutation = { resetPassword: boolean | null };

export const AccountRulesDocument = "query AccountRules{storeConfig{store_code minimum_password_length required_character_classes_number newsletter_enabled __typename}}" as DocumentText<AccountRulesQuery, AccountRulesQueryVariables>;
export const CreateAccountDocument = "mutation CreateAccount($input:CustomerCreateInput!){createCustomerV2(input:$input){customer{email __typename}__typename}}" as DocumentText<CreateAccountMutation, CreateAccountMutationVariables>;
export const ConfirmAccountDocument = "mutation ConfirmAccount($email:String!$key:String!){confirmEmail(input:{email:$email confirmation_key:$key}){customer{email __typename}__typename}}" as DocumentText<ConfirmAccountMutation, ConfirmAccountMutationVariables>;
export const ResendConfirmationDocument = "mutation ResendConfirmation($email:String!){resendConfirmationEmail(email:$email)}" as DocumentText<ResendConfirmationMutation, ResendConfirmationMutationVariables>;
export const RequestPasswordResetDocument = "mutation RequestPasswordReset($email:String!){requestPasswordResetEmail(email:$email)}" as DocumentText<RequestPasswordResetMutation, RequestPasswordResetMutationVariables>;
export const ResetPasswordDocument = "mutation ResetPassword($email:String!$token:String!$newPassword:String!){resetPassword(email:$email resetPasswordToken:$token newPassword:$newPassword)}" as DocumentText<ResetPasswordMutation, ResetPasswordMutationVariables>;
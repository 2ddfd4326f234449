/**
 * The text of a GraphQL document with one operation, as it is sent. That there are `answers` is only said, never so: by them the
 * types of what is asked with and of what is answered come along.
 */
export type DocumentText<Data, Variables> = string & { readonly answers?: (variables: Variables) => Data };

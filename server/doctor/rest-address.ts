// Where a Magento has its REST, by the address of its GraphQL endpoint.

/** Without version and without a slash at the end. */
export function restAddress(endpoint: URL): URL {
  const rest = new URL(endpoint);
  rest.search = '';
  rest.pathname = /\/graphql\/?$/.test(endpoint.pathname)
    ? endpoint.pathname.replace(/graphql\/?$/, 'rest')
    : '/rest';
  return rest;
}

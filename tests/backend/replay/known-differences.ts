// Recorded cases that are answered otherwise here, each with its reason. Whatever is not listed must be equal.

/** By case name. */
export const onPurpose: Record<string, string> = {
  'transport/store-header-unknown-on-a-cached-get-2-hit':
    'The built-in page cache answers before it looks at the store header. There is none here: the header is checked.',
  'cache-id/builtin-page-cache-3-then-group3-again':
    "The built-in page cache gives a customer the guest's price. There is none here: the own group's price.",
  'cache-id/builtin-page-cache-4-group3-sending-its-own-id':
    "The built-in page cache gives a customer the guest's price. There is none here: the own group's price.",
  'search/search-special-characters':
    'The recorded search engine was a stand-in that took every word for a beginning as well; here only a word that is nowhere whole.',
};

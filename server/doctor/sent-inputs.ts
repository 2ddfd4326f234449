// The keys that the shop's code puts into variables of input types; its documents alone do not tell them.

/** Operation → variable → a literal with every key that may be sent. */
export const sentInputs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ProductShelf: {
    filter: '{ category_uid: { eq: "" }, price: { from: "" }, is_new: { eq: "" }, best_seller: { eq: "" } }',
    sort: '{ position: ASC, relevance: DESC }',
  },
  CategoryListing: { filter: '{ category_uid: { eq: "" } }', sort: '{ position: ASC }' },
  Brands: { everything: '{ price: { from: "" } }' },
  BrandListing: { filter: '{ brand: { eq: "" } }', sort: '{ position: ASC }' },
  AddToWishlist: { items: '[{ sku: "", quantity: 1 }]' },
  ProductPage: { filter: '{ url_key: { eq: "" }, sku: { eq: "" } }' },
  CreateReview: {
    input: '{ sku: "", nickname: "", summary: "", text: "", ratings: [{ id: "", value_id: "" }] }',
  },
  AddProductsToCart: { cartItems: '[{ sku: "", quantity: 1, selected_options: [""] }]' },
};

// Which fields that the shop asks for a merchant writes as text, and which stay as they came.

const list = (fields: string): ReadonlySet<string> => new Set(fields.trim().split(/\s+/));

/** Names, labels, titles: a Magento may have them written as HTML. */
export const texts = list(`
  Aggregation.label AggregationOptionInterface.label Breadcrumb.category_name
  CategoryInterface.name CategoryInterface.meta_title
  ConfigurableProductOptions.label ConfigurableProductOptionsValues.default_label
  ConfigurableProductOptionsValues.label ConfigurableProductOptionsValues.store_label
  MediaGalleryEntry.label MediaGalleryInterface.label
  ProductInterface.abv ProductInterface.age_statement ProductInterface.alcohol_by_volume
  ProductInterface.brand_name ProductInterface.meta_description ProductInterface.meta_title
  ProductInterface.name ProductReviewRating.name ProductReviewRating.value
  ProductReviewRatingMetadata.name ProductReviewRatingValueMetadata.value
  SortField.label SwatchDataInterface.value
  AvailablePaymentMethod.title AvailableShippingMethod.carrier_title AvailableShippingMethod.method_title
  CartTaxItem.label CheckoutAgreement.checkbox_text CheckoutAgreement.name Discount.label
  SelectedConfigurableOption.option_label SelectedConfigurableOption.value_label
  CustomerOrder.shipping_method CustomerOrder.status KeyValue.name KeyValue.value
  OrderItemInterface.product_name OrderItemInterface.status OrderItemOption.label OrderItemOption.value
  OrderPaymentMethod.name ShipmentItemInterface.product_name ShipmentTracking.title Region.name
  CmsBlock.title CmsPage.content_heading CmsPage.meta_description CmsPage.meta_keywords
  CmsPage.meta_title CmsPage.title StoreEvent.location StoreEvent.title
  StoreConfig.copyright StoreConfig.default_title StoreConfig.logo_alt StoreConfig.store_group_name
  StoreConfig.store_name StoreConfig.title_prefix StoreConfig.title_suffix StoreConfig.website_name
  StoreConfig.welcome
`);

/** Whoever shows them as text takes them apart. */
export const markUp = list(`
  CategoryInterface.description CheckoutAgreement.content CmsBlock.content CmsPage.content
  ComplexTextValue.html StoreConfig.absolute_footer StoreEvent.content
`);

/** What filters, addresses and requests go by; numbers and dates. */
const codes = list(`
  Aggregation.attribute_code AggregationOptionInterface.value AppliedCoupon.code AvailablePaymentMethod.code
  AvailableShippingMethod.carrier_code AvailableShippingMethod.method_code Breadcrumb.category_url_path
  CancellationReason.description CategoryInterface.url_path CategoryInterface.url_suffix
  CategoryInterface.display_mode CmsBlock.identifier CmsPage.identifier ConfigurableAttributeOption.code
  ConfigurableProductOptions.attribute_code Country.id CreditMemo.number
  Currency.available_currency_codes Currency.default_display_currency_code
  CustomerAddressAttribute.attribute_code CustomerAddressRegion.region_code CustomerOrder.number
  CustomerOrder.order_date CustomerOrder.token CustomerToken.token Invoice.number
  MediaGalleryEntry.file MediaGalleryInterface.url Mutation.createBraintreeClientToken
  Mutation.createEmptyCart Order.order_number OrderItemInterface.product_sku OrderPaymentMethod.type
  OrderShipment.number PaymentToken.details PaymentToken.payment_method_code PaymentToken.public_hash
  ProductInterface.sku ProductInterface.type_id ProductInterface.url_key ProductInterface.url_suffix
  ProductReview.created_at ProductReviewRatingMetadata.id ProductReviewRatingValueMetadata.value_id
  Region.code RoutableInterface.relative_url SalesCommentItem.timestamp SelectedPaymentMethod.code
  SelectedShippingMethod.carrier_code SelectedShippingMethod.method_code ShipmentItemInterface.product_sku
  ShipmentTracking.carrier ShipmentTracking.number SortField.value
  StoreConfig.allow_guests_to_write_product_reviews StoreConfig.base_link_url StoreConfig.base_url
  StoreConfig.braintree_cc_vault_active StoreConfig.category_url_suffix StoreConfig.cms_home_page
  StoreConfig.default_display_currency_code StoreConfig.header_logo_src StoreConfig.locale
  StoreConfig.minimum_password_length StoreConfig.product_reviews_enabled
  StoreConfig.required_character_classes_number StoreConfig.secure_base_link_url
  StoreConfig.secure_base_media_url StoreConfig.secure_base_url StoreConfig.timezone
  StoreEvent.ends_at StoreEvent.image StoreEvent.starts_at
`);

/** What people typed; an event's summary is called as that of a review, and comes from a module of ours. */
const typed = list(`
  Cart.email Customer.email Customer.firstname Customer.lastname
  CustomerAddress.city CustomerAddress.company CustomerAddress.fax CustomerAddress.firstname
  CustomerAddress.lastname CustomerAddress.middlename CustomerAddress.postcode CustomerAddress.prefix
  CustomerAddress.street CustomerAddress.suffix CustomerAddress.telephone CustomerAddress.vat_id
  CustomerAddressAttribute.value CustomerAddressRegion.region
  OrderAddress.city OrderAddress.company OrderAddress.firstname OrderAddress.lastname
  OrderAddress.middlename OrderAddress.postcode OrderAddress.region OrderAddress.street
  OrderAddress.telephone ProductReview.nickname ProductReview.summary ProductReview.text
  SearchSuggestion.search CartAddressInterface.city CartAddressInterface.postcode
  CartAddressInterface.street StoreEvent.summary WishlistItemInterface.description
`);

/** Matched before they are shown. */
const sentences = list(`
  CancelOrderOutput.error CartItemError.message CartItemInterface.not_available_message
  CheckoutUserInputError.message Error.message PlaceOrderError.message
  SalesCommentItem.message WishListUserInputError.message WishlistCartUserInputError.message
`);

export const asTheyCame: ReadonlySet<string> = new Set([...markUp, ...codes, ...typed, ...sentences]);

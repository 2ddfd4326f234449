// The records that every page of the shop may read.
import { declareShapes } from './storage/shapes';

declareShapes({
  signin_token: 'string',
  email: 'string',
  cartId: 'string',
  cartCount: 'number',
  imagesBySku: { '*': { file: 'string' } },
  store_view_code: 'string',
  store_view_currency: 'string',
  store_view_secure_base_media_url: 'string',
  store_view_page_sizes: { '*': 'number' },
  magento_cache_id: 'string',
});

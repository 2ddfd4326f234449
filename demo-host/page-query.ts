// What the server asks the backend about an address of the shop, and the shape of the answer.

export const pageQuery = /* GraphQL */ `
  query ServerPage($url: String!) {
    storeConfig {
      category_url_suffix
      secure_base_media_url
      grid_per_page
    }
    categoryList {
      children {
        name
        url_path
        include_in_menu
        position
      }
    }
    route(url: $url) {
      __typename
      relative_url
      redirect_code
      type
      ... on CmsPage {
        identifier
        title
        meta_description
        content
      }
      ... on CategoryTree {
        uid
        name
        description
        meta_title
        meta_description
        children {
          name
          url_path
        }
        products(pageSize: 12) {
          items {
            name
            url_key
            url_suffix
          }
        }
      }
      ... on ProductInterface {
        uid
        url_key
        sku
        name
        meta_title
        meta_description
        hide_price
        brand_name
        stock_status
        details: description {
          html
        }
        small_image {
          url
        }
        price_range {
          minimum_price {
            final_price {
              value
              currency
            }
          }
        }
      }
    }
  }
`;

export interface Link {
  name: string | null;
  url_path?: string | null;
  url_key?: string | null;
  url_suffix?: string | null;
}
export interface Route {
  relative_url: string | null;
  redirect_code: number;
  type: 'CATEGORY' | 'PRODUCT' | 'CMS_PAGE';
  uid?: string;
  url_key?: string | null;
  identifier?: string;
  sku?: string;
  name?: string | null;
  title?: string | null;
  meta_title?: string | null;
  meta_description?: string | null;
  content?: string | null;
  description?: string | null;
  details?: { html: string } | null;
  hide_price?: number | null;
  brand_name?: string | null;
  stock_status?: string;
  small_image?: { url: string };
  children?: Link[];
  products?: { items: Link[] };
  price_range?: { minimum_price: { final_price: { value: number; currency: string } } };
}
export interface PageAnswer {
  storeConfig: {
    category_url_suffix: string | null;
    secure_base_media_url: string | null;
    grid_per_page: number | null;
  } | null;
  categoryList: { children: (Link & { include_in_menu: number | null; position: number })[] }[] | null;
  route: Route | null;
}

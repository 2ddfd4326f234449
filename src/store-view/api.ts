// What the backend answers about the store view itself.
import type { StoreConfigQuery } from '../graphql/generated/store-view';
import { defaultCurrency, defaultPageSize, type StoreConfig } from './config';
import { linkBases } from './link-bases';
import { firstChosen, shopName } from './shop-name';

/** Where Magento keeps uploaded logos, below its media. */
const logoFolder = 'logo/';

export function parseStoreConfig({ storeConfig }: StoreConfigQuery): StoreConfig {
  const media = storeConfig?.secure_base_media_url ?? '';
  return {
    name: shopName(storeConfig),
    storeCode: storeConfig?.store_code ?? 'default',
    storeName: storeConfig?.store_name ?? '',
    storeGroupName: storeConfig?.store_group_name ?? '',
    locale: storeConfig?.locale ?? 'en_US',
    rootCategoryUid: storeConfig?.root_category_uid ?? '',
    categoryUrlSuffix: storeConfig?.category_url_suffix ?? '',
    gridPerPage: storeConfig?.grid_per_page || defaultPageSize,
    secureBaseMediaUrl: media,
    defaultCurrency: storeConfig?.default_display_currency_code ?? defaultCurrency,
    defaultTitle: firstChosen(storeConfig?.default_title),
    claim: firstChosen(storeConfig?.welcome),
    ...(storeConfig?.header_logo_src && {
      logo: {
        url: media + logoFolder + storeConfig.header_logo_src,
        alt: storeConfig.logo_alt ?? '',
        width: storeConfig.logo_width || undefined,
        height: storeConfig.logo_height || undefined,
      },
    }),
    // A page of several store views is named with its id: 'home|5'.
    homePage: storeConfig?.cms_home_page?.split('|')[0] ?? '',
    linkBases: linkBases(storeConfig),
    copyright: storeConfig?.copyright ?? '',
    footerHtml: storeConfig?.absolute_footer ?? '',
  };
}

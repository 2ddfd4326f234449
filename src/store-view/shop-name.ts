// What the shop is called, and how it titles its pages: of what its owner set, leaving aside what Magento comes with.

/** As Magento calls and greets where nobody has changed it. */
const untouched =
  /^(|default store view|main website( store)?|magento( 2| commerce| enterprise| open source)?|default welcome msg!)$/i;

/** The first of the given texts that somebody wrote; '' when there is none. */
export function firstChosen(...texts: readonly (string | null | undefined)[]): string {
  return texts.map((text) => text?.trim() ?? '').find((text) => !untouched.test(text)) ?? '';
}

export interface NameSettings {
  store_group_name?: string | null;
  website_name?: string | null;
  default_title?: string | null;
  store_name?: string | null;
}

/** '' where nobody has named it. A store view is often called after its language, so its own name counts last. */
export function shopName(settings: NameSettings | null | undefined): string {
  return firstChosen(
    settings?.store_group_name,
    settings?.website_name,
    settings?.default_title,
    settings?.store_name,
  );
}

export interface TitleSettings {
  title_prefix?: string | null;
  title_suffix?: string | null;
}

/** Prefix and suffix where Magento puts them; without either the shop's name follows. */
export function documentTitle(page: string, settings: TitleSettings, shop = ''): string {
  const [prefix = '', suffix = ''] = [settings.title_prefix, settings.title_suffix].map((part) =>
    part?.trim(),
  );
  const own = prefix || suffix;
  const parts = own ? [prefix, page, suffix] : [...new Set([page, shop])];
  return parts.filter(Boolean).join(own ? ' ' : ' | ');
}

// The room that elements take with their usual content, by their own width: for the sheet that keeps it from the first
// paint on. Measured by tests/bench/rooms.ts; what is unlike the usual moves the page once, when it is known.

const signInOffer = '568+0.8 940:549+3.3 1400:591';

/**
 * By tag without prefix, with an attribute where that makes another height. `1417 470:1036 600:274+83.9` reads: 1417 px high;
 * from a width of 470 px on 1036; from 600 on 274, and 83.9 more for each hundred of width.
 */
export const rooms: Record<string, string> = {
  'special-offers': '344 310:295 340:270 1200:246',
  'banner-group': '571+166.5 640:263+133.2',
  'banner-group[number]': '62+41.7',
  'brand-logos': '403 560:290 960:177',
  'duty-free-steps': '485 320:426 350:378 560:354 600:330 610:306 640:216 720:192 840:168 1110:144',
  'cms-page': '1254-101.3 520:653+22.8 980:632+29.2',
  newsletter: '384 470:360 560:207',
  contact: '915 760:666',
  event: '1217-83.7 450:812+17.6 960:581+27.1',
  'product-list': '1027 310:1045 320:422+187.7 600:802 610:274+83.9 720:264+82.6 1050:231+83.3',
  'product-list:is([limit="1"],[limit="2"])': '302 310:309 320:95+62.5 600:363 610:90+41.6 1050:64+41.8',
  'product-list:is([limit="3"],[skus]:not([limit]))':
    '621 310:633 320:226+124.9 600:363 610:90+41.6 1050:64+41.8',
  'product-list[limit="4"]': '663 310:676 320:268+125.1 600:802 610:274+83.9 720:253+83.5 1050:231+83.3',
  'product-card': '135+125.1 410:635',
  'product-card[add-to-cart]': '199+125.1 410:699',
  'cart-page': '576 340:542 430:513+1.2 970:502+2.8 1440:538',
  checkout: '651 310:616 320:592 480:558 510:526+1.5 990:520+2.6',
  'sign-in': '1140 310:1095 330:1071 380:1024 480:1002 490:979 550:955 630:931 760:575 770:511+5.2 990:546',
  'create-account': '1199 320:1160 350:1111 380:993 410:972 760:882 790:859 820:767 850:715+3.9 1370:764',
  'forgot-password': '520 340:496 400:453+1 950:467 1000:441+8 1260:537',
  'guest-order': '709 310:670 440:641+1.2 970:626+3.2 1420:667',
  'error-view': '540',
  footer: '1417 340:1397 400:1378 420:1338 470:1036 510:1012 520:999 600:845 730:818 960:668 970:654',
  // Nobody is signed in.
  'order-history': signInOffer,
  wishlist: signInOffer,
  'saved-payments': signInOffer,
  communications: signInOffer,
  'account-information': signInOffer,
  'address-book': signInOffer,
};

/** Not defined yet, or kept in shape by define.ts until something is drawn. */
const waiting = ':is(:not(:defined),[style*="min-block-size"][style*="!important"])';

/** A float as high as the room: what stands in the tag meanwhile is neither moved nor cut off. */
export function roomRules(): string {
  const tags = new Set(Object.keys(rooms).map((name) => `airside-${/^[a-z-]+/.exec(name)?.[0]}`));
  const every = `:is(${[...tags].join(',')})${waiting}`;
  const sizes = Object.entries(rooms).flatMap(([name, steps]) =>
    steps.split(' ').map((step) => {
      const [, from, height, slope] = /^(?:(\d+):)?(\d+)([+-][\d.]+)?$/.exec(step) ?? [];
      const size = slope ? `calc(${height}px + ${Number(slope)}cqi)` : `${height}px`;
      const rule = `airside-${name}::before{block-size:${size}}`;
      return from ? `@container (width>=${from}px){${rule}}` : rule;
    }),
  );
  return [
    `${every}:not([hidden]){display:flow-root;container-type:inline-size}`,
    `${every}::before{content:"";float:inline-start}`,
    ...sizes,
  ].join('');
}

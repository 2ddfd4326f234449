// The room that elements take with their usual content, by their own width: for the sheet that keeps it from the first
// paint on. Measured by tests/bench/rooms.ts; what is unlike the usual moves the page once, when it is known.

const signInOffer = '568+0.8 936:549+3.3 1392:591';

/**
 * By tag without prefix, with an attribute where that makes another height. `1417 470:1036 600:274+83.9` reads: 1417 px high;
 * from a width of 470 px on 1036; from 600 on 274, and 83.9 more for each hundred of width.
 */
export const rooms: Record<string, string> = {
  'special-offers': '344 304:310 312:295 336:270 1200:246',
  'banner-group': '570+166.6 640:263+133.2',
  'banner-group[number]': '63+41.6',
  'brand-logos': '403 560:290 960:177',
  'duty-free-steps': '485 316:461 320:426 344:378 556:354 596:330 604:306 640:216 716:192 836:168 1108:144',
  'cms-page': '1282-109.2 496:724+12.5 892:580+33.3',
  newsletter: '384 468:360 560:207',
  contact: '915 760:666',
  event: '1221-84.5 444:805+18.6 960:581+27.1',
  'product-list': '1034 320:423+187.6 600:802 604:277+83.5 716:265+82.5 1052:230+83.4',
  'product-list:is([limit="1"],[limit="2"])': '306 320:95+62.4 600:363 604:89+41.7 1052:65+41.7',
  'product-list:is([limit="3"],[skus]:not([limit]))': '628 320:226+125 600:363 604:89+41.7 1052:65+41.7',
  'product-list[limit="4"]': '670 320:268+125 600:802 604:277+83.5 716:255+83.3 1052:230+83.4',
  'product-card': '125+122.5 408:617',
  'product-card[add-to-cart]': '189+122.5 408:681',
  'cart-page': '915 304:895 324:855 336:835 348:810 408:788 416:769 604:803 668:763+3.2 984:599+3.1 1412:639',
  checkout: '938 604:857+2.2 984:768+2.6',
  'sign-in':
    '1140 304:1117 308:1095 324:1071 376:1048 380:1024 480:1002 484:979 548:955 628:931 760:575 764:513+5 988:546',
  'create-account':
    '1199 316:1160 348:1135 352:1111 376:993 408:972 760:882 792:859 816:767 848:715+3.9 1364:764',
  'forgot-password': '520 340:496 396:453+1 948:467 992:439+8.2 1252:537',
  'guest-order': '709 308:670 440:641+1.2 964:627+3.1 1412:667',
  'error-view': '540',
  footer: '1414 340:1394 388:1370 400:1351 420:1311 464:1012 520:996 600:842 728:815 960:668 964:654',
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
    `${every}::before{content:"";float:left}`,
    ...sizes,
  ].join('');
}

// Rooms that several elements take.

/** Of what is only for customers, as long as nobody is signed in. */
export const signInOffer = { '': '568+0.8 936:549+3.3 1392:591' };

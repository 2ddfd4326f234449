// Rooms that several elements take.

/** Of what is only for customers, as long as nobody is signed in. */
export const signInOffer = { '': '571 844:543+3.9 1360:592' };

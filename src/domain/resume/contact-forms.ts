/** Something, an at sign, something with a dot in it: as much as can be said of an email without sending one. */
export const likeEmail = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

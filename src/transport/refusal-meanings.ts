// What the backend means by sentences of its own that shoppers read wrong: each place has its own words for them.

export const tooMany = /requested qty (is not available|exceeds)|not enough items for sale/i;
export const gone = /could not find (a|specified) product|trying to add is not available|in stock status/i;
export const noMethod = /carrier with such method/i;

/** Where the house style is kept. */
export const HOUSE_STYLE_KEY = 'house-style';

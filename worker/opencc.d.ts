declare module "opencc-js/dict/TSCharacters" {
  /** "traditional simplified" pairs, parted by "|". */
  const pairs: string;
  export default pairs;
}

declare module "opencc-js/dict/STCharacters" {
  /** "traditional simplified" pairs, parted by "|". */
  const pairs: string;
  export default pairs;
}

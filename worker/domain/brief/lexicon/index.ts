export { prepareLexicon } from "../prepare";
export { LEXICONS } from "./indexes";

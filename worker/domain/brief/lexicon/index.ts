export { prepareLexicon } from "../prepare";

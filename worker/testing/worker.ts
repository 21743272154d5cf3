/** The API alone, for tests: no page build is needed. */
import { createApi } from "../api";

export { DailyAllowanceObject } from "../adapters/daily-allowance";
export { PasswordHasherObject } from "../adapters/password-hasher";

export default createApi();

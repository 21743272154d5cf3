// React Router's own, which `router.d.ts` types more narrowly: that costs no byte.
export {
  Form,
  Link,
  NavLink,
  redirect,
  redirect as redirectElsewhere,
  redirectDocument,
  useFetcher,
  useNavigate,
  useSubmit,
} from "react-router";

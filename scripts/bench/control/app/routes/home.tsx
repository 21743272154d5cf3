import { env } from "cloudflare:workers";
import { useLoaderData } from "react-router";

const LINKS = ["Documentation", "Examples", "Community", "Source"];

export const meta = () => [{ title: "Control" }, { name: "description", content: "A bare page" }];

export async function loader() {
  const row = await (env as { DB: D1Database }).DB.prepare("SELECT 'Welcome' AS greeting").first<{
    greeting: string;
  }>();
  return { greeting: row?.greeting ?? "" };
}

export default function Home() {
  const { greeting } = useLoaderData<typeof loader>();
  return (
    <main>
      <h1>{greeting}</h1>
      <p>What is next?</p>
      <ul>
        {LINKS.map((link) => (
          <li key={link}>
            <a href={`https://example.com/${link.toLowerCase()}`}>{link}</a>
          </li>
        ))}
      </ul>
    </main>
  );
}

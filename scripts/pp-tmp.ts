import { readGifts } from "./pictures/gifts";
import { ordersOf } from "./pictures/orders";
import { work } from "./pictures/workshop";
import { mkdirSync } from "node:fs";
const orders = ordersOf(readGifts()).filter((o) => o.kind === "picture").slice(0, 480);
mkdirSync("public/pictures", { recursive: true });
const t = process.cpuUsage(); const w = Date.now();
await work(orders, { done() {}, failed(o, e) { console.log(o.file, e.message); } });
const c = process.cpuUsage(t); console.log("120 pictures cpu", (c.user / 1e6).toFixed(1), "s user", (c.system / 1e6).toFixed(1), "s system; wall", (Date.now() - w) / 1000);

#!/usr/bin/env node
/** `saaristo-prerender --port 4180 --host 127.0.0.1 --api-base https://www.example.fi --timeout 800 --cache 32 --concurrency 8 --max-size 5` */
import { parseArgs } from "node:util";
import { prerender } from "./server.js";
import { createSidecar, DEFAULTS, MB, stopSidecar } from "./sidecar.js";
const { values } = parseArgs({ options: {
	port: {
		type: "string",
		default: "4180"
	},
	host: {
		type: "string",
		default: "127.0.0.1"
	},
	"api-base": { type: "string" },
	timeout: {
		type: "string",
		default: String(DEFAULTS.timeoutMs)
	},
	cache: {
		type: "string",
		default: String(DEFAULTS.cacheBytes / MB)
	},
	concurrency: {
		type: "string",
		default: String(DEFAULTS.concurrency)
	},
	"max-size": {
		type: "string",
		default: String(DEFAULTS.maxBytes / MB)
	}
} });
/** An option as a number; ends the process with a sentence where it is none from `least` on. */
function numberOf(name, least) {
	const number = Number(values[name]);
	if (Number.isFinite(number) && number >= least) return number;
	console.error(`--${name} has to be a number from ${least} on, not ${values[name]}.`);
	process.exit(1);
}
const apiBase = values["api-base"]?.replace(/\/$/, "");
if (apiBase !== undefined && !URL.canParse(apiBase)) {
	console.error(`--api-base has to be an absolute address, such as https://www.example.fi, not ${apiBase}.`);
	process.exit(1);
}
const timeoutMs = numberOf("timeout", 1);
const server = createSidecar(prerender, {
	timeoutMs,
	apiBase,
	cacheBytes: numberOf("cache", 0) * MB,
	concurrency: numberOf("concurrency", 1),
	maxBytes: numberOf("max-size", .001) * MB
});
server.on("error", (error) => {
	console.error(`saaristo-prerender can't listen: ${error.message}`);
	process.exit(1);
});
server.listen(numberOf("port", 0), values.host, () => {
	const address = server.address();
	console.log(`Pages are rendered at http://${values.host}:${typeof address === "object" ? address?.port : ""}/`);
});
for (const signal of ["SIGTERM", "SIGINT"]) process.once(signal, () => stopSidecar(server, timeoutMs));

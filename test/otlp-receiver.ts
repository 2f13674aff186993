/** A receiver of traces as OTLP over HTTP in JSON, for tests. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

export interface ReceivedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  /** 1 internal, 2 server, 3 client. */
  kind: number;
  attributes: Record<string, unknown>;
  /** 2 for an error. */
  status: number;
  service: string;
}

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number; boolValue?: boolean };
}

interface TracesBody {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: {
      spans: (Omit<ReceivedSpan, 'attributes' | 'status' | 'service'> & {
        attributes: Attribute[];
        status: { code: number };
      })[];
    }[];
  }[];
}

const readAttributes = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

/** Starts a receiver. `env` has the variables that send traces to it. */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      for (const { resource, scopeSpans } of (body as TracesBody).resourceSpans)
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({
            ...span,
            attributes: readAttributes(span.attributes),
            status: span.status.code,
            service: String(readAttributes(resource.attributes)['service.name']),
          });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    spans,
    find: (name: string): ReceivedSpan | undefined => spans.find((span) => span.name === name),
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    },
    close(): void {
      server.closeAllConnections();
      server.close();
    },
  };
}

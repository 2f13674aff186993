import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../../platform/database/database.ts';
import { parseRowId } from '../../admin/requests.ts';
import { getRouteAction, recordEvent } from '../audit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Values of the event that replace those of the route; false for a request that writes nothing. */
    audit: { action?: string; subject?: string } | false | null;
  }
}

const PAGE_ROUTE = /^\/editor\/(?:api\/)?pages\/:id(?:\/|$)/;
const PAGE_ADDRESS = /\/editor\/pages\/(\d+)$/;

/** Returns the id of the page in the address of a request, or of the page that the request has created. */
function getPageId(request: FastifyRequest, location: unknown): number | undefined {
  const { id = '' } = (request.params ?? {}) as { id?: string };
  if (PAGE_ROUTE.test(request.routeOptions.url ?? '')) return parseRowId(id);
  return parseRowId(PAGE_ADDRESS.exec(typeof location === 'string' ? location : '')?.[1] ?? '');
}

/**
 * Records each successful write of a signed-in user, and each export and look-up of personal data, before its answer is sent. New writes are
 * recorded without a change here; their action is their path.
 */
export function registerAuditHook(app: FastifyInstance, database: Database): void {
  app.addHook('onSend', async (request, reply) => {
    const { editor, audit } = request;
    if (!editor || audit === false || reply.statusCode >= 400) return;
    const action = audit?.action ?? getRouteAction(request.method, request.routeOptions.url ?? '');
    if (action === undefined) return;
    const pageId = getPageId(request, reply.getHeader('location'));
    const { id } = (request.params ?? {}) as { id?: string };
    await recordEvent(database, {
      userId: editor.id,
      userName: editor.name,
      action,
      pageId,
      subject: audit?.subject ?? (pageId === undefined ? (id ?? '') : undefined),
    });
  });
}

/** Answers calls of a page from a project's files, as its development server does, without a network. */
import { describeCall } from './calls.ts';
import { wrapGlobal } from './wrap-global.ts';

/** Answers by path, such as `/api/prices`. */
export type Answers = Readonly<Record<string, unknown>>;

/**
 * Reads the answers of a project.
 * @param files `import.meta.glob('../answers/**\/*.json', { eager: true, import: 'default' })` of the test file
 */
export const readAnswers = (files: Readonly<Record<string, unknown>>): Answers =>
  Object.fromEntries(
    Object.entries(files).map(([path, answer]) => [path.replace(/^.*?\/answers(?=\/)|\.json$/g, ''), answer]),
  );

/** A request that is answered in the next turn of the event loop: by a file, or with the status 404. */
function createRequestClass(answers: Answers): typeof XMLHttpRequest {
  return class extends EventTarget {
    status = 0;
    statusText = '';
    readyState = 0;
    responseText = '';
    responseURL = '';
    responseType = '';
    timeout = 0;
    withCredentials = false;
    upload = new EventTarget();
    onloadend: (() => void) | null = null;
    onabort: (() => void) | null = null;
    onerror: (() => void) | null = null;
    ontimeout: (() => void) | null = null;
    #url = '';
    #timer: ReturnType<typeof setTimeout> | undefined;

    get response(): string {
      return this.responseText;
    }
    open(_method: string, url: string): void {
      this.#url = new URL(url, location.href).href;
      this.readyState = 1;
    }
    setRequestHeader(): void {}
    getResponseHeader(): string | null {
      return null;
    }
    getAllResponseHeaders(): string {
      return 'content-type: application/json';
    }
    send(): void {
      this.dispatchEvent(new ProgressEvent('loadstart'));
      this.#timer = setTimeout(() => {
        const answer = answers[new URL(this.#url).pathname];
        this.status = answer === undefined ? 404 : 200;
        this.responseText = JSON.stringify(answer ?? {});
        this.#end();
      });
    }
    abort(): void {
      if (this.readyState !== 1) return;
      clearTimeout(this.#timer);
      this.onabort?.();
      this.#end();
    }
    #end(): void {
      this.responseURL = this.#url;
      this.readyState = 4;
      this.onloadend?.();
      this.dispatchEvent(new ProgressEvent('load'));
      this.dispatchEvent(new ProgressEvent('loadend'));
    }
  } as unknown as typeof XMLHttpRequest;
}

/** Answers every call of the page from now on. Returns a function that ends it. */
export function serveAnswers(answers: Answers): () => void {
  const unwrapRequest = wrapGlobal('XMLHttpRequest', () => createRequestClass(answers));
  const unwrapFetch = wrapGlobal('fetch', () => async (input) => {
    const url = input instanceof Request ? input.url : String(input);
    const answer = answers[new URL(url, location.href).pathname];
    return Response.json(answer ?? {}, { status: answer === undefined ? 404 : 200 });
  });
  return () => {
    unwrapRequest();
    unwrapFetch();
  };
}

/**
 * Answers no call from now on. Returns the calls that were not aborted, for example `GET /api/names`, and a function that ends it. Calls that
 * are to outlive the page (`keepalive`) are left alone.
 */
export function holdCalls(): { held: () => string[]; stop: () => void } {
  const held = new Map<object, string>();
  class HeldRequest extends createRequestClass({}) {
    #call = '';
    override open(method: string, url: string | URL): void {
      this.#call = describeCall(method, url);
    }
    override send(): void {
      held.set(this, this.#call);
    }
    override abort(): void {
      held.delete(this);
    }
  }
  const unwrapRequest = wrapGlobal('XMLHttpRequest', () => HeldRequest);
  const unwrapFetch = wrapGlobal('fetch', (inner) => (input, init) => {
    const isRequest = input instanceof Request;
    const { method, url, keepalive, signal } = isRequest
      ? input
      : { method: 'GET', url: String(input), ...init };
    if (keepalive) return inner(input, init);
    return new Promise((_, reject) => {
      const abort = (): void => {
        held.delete(reject);
        reject(signal!.reason as Error);
      };
      held.set(reject, describeCall(method, url));
      signal?.addEventListener('abort', abort, { once: true });
      if (signal?.aborted) abort();
    });
  });
  return {
    held: () => [...held.values()],
    stop() {
      unwrapRequest();
      unwrapFetch();
    },
  };
}

/** Not giving up at the first failure. */
const ATTEMPTS = 4;
const PAUSE_MS = 300;
/**
* Calls `load` with the number of the attempt until it succeeds: four times within some 6 seconds, which outlast the restart of a server.
* Rejects as the last attempt does.
*/
export async function persist(load) {
	for (let attempt = 0;; attempt++) try {
		return await load(attempt);
	} catch (error) {
		if (attempt + 1 === ATTEMPTS) throw error;
		await new Promise((resolve) => setTimeout(resolve, PAUSE_MS * 4 ** attempt));
	}
}

import type { Caller } from '../../../shared/caller';
import type { JsonObject } from '../../../shared/json';
import { StatusError } from '../../../shared/status-error';
import type { StreamHandle, StreamSink } from '../../backend';
import { asStatusError } from '../as-status-error';
import type { EngineContext } from '../engine-context';
import { textOf } from '../values/read-json';
import { type DatabaseName, parseDatabaseName } from '../values/resource-names';
import { parseWrites } from '../write/parse-write';
import { commit } from './commit';

let streamsOpened = 0;

/** The Write RPC: a handshake, then batches that are committed and answered strictly one after another. */
export function openWriteStream(context: EngineContext, caller: Caller, sink: StreamSink): StreamHandle {
  let db: DatabaseName | undefined;
  let answered = 0;
  let isOpen = true;

  const nextToken = () => Buffer.from(String(++answered)).toString('base64');

  function handshake(message: JsonObject): void {
    const hasMore = Array.isArray(message.writes) && message.writes.length > 0;
    if (hasMore || message.streamToken || message.streamId) {
      throw new StatusError(
        'INVALID_ARGUMENT',
        'The first message of a write stream names the database only.',
      );
    }
    db = parseDatabaseName(textOf(message.database, 'database'));
    streamsOpened++;
    sink.send({ streamId: String(streamsOpened), streamToken: nextToken() });
  }

  function applyBatch(message: JsonObject, database: DatabaseName): void {
    const named = textOf(message.database, 'database');
    if (named !== '' && named !== database.name) {
      throw new StatusError('INVALID_ARGUMENT', 'A write stream serves one database.');
    }
    const writes = parseWrites(message.writes, database);
    const outcome = commit(context, { db: database, writes, caller, method: 'Write' });
    sink.send({ streamToken: nextToken(), ...outcome });
  }

  return {
    receive(message) {
      if (!isOpen) return;
      try {
        if (db) applyBatch(message, db);
        else handshake(message);
      } catch (error) {
        // Batches after a failed one must not be applied.
        isOpen = false;
        sink.end(asStatusError(error));
      }
    },
    close() {
      isOpen = false;
    },
  };
}

import { connectDatabaseEmulator, type Database, forceWebSockets, getDatabase } from 'firebase/database';
import { EMULATOR_HOST, environment } from '../config/environment';
import { type Audience, firebaseApp, oncePerAudience } from './app';

/**
 * Realtime Database of an audience. Locally only WebSockets: a page reloaded while connecting would otherwise
 * remember a failure and fall back to long polling for good.
 */
export const realtimeDatabase: (audience: Audience) => Database = oncePerAudience((audience) => {
  const { emulatorPort } = environment();
  if (emulatorPort !== null) forceWebSockets();
  const database = getDatabase(firebaseApp(audience));
  if (emulatorPort !== null) connectDatabaseEmulator(database, EMULATOR_HOST, emulatorPort('database'));
  return database;
});

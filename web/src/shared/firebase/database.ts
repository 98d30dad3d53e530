import { connectDatabaseEmulator, type Database, forceWebSockets, getDatabase } from 'firebase/database';
import { EMULATOR_HOST, environment } from '../config/environment';
import { type Audience, firebaseApp, oncePerAudience } from './app';

/**
 * Realtime Database of an audience. Locally it uses only WebSockets: after a reload while connecting, the client would
 * otherwise remember a failure and use long polling from then on.
 */
export const realtimeDatabase: (audience: Audience) => Database = oncePerAudience((audience) => {
  const { emulatorPort } = environment();
  if (emulatorPort !== null) forceWebSockets();
  const database = getDatabase(firebaseApp(audience));
  if (emulatorPort !== null) connectDatabaseEmulator(database, EMULATOR_HOST, emulatorPort('database'));
  return database;
});

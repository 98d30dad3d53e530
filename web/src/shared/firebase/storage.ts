import { connectStorageEmulator, type FirebaseStorage, getStorage } from 'firebase/storage';
import { EMULATOR_HOST, environment } from '../config/environment';
import { type Audience, firebaseApp, oncePerAudience } from './app';

/** Cloud Storage of an audience. */
export const storage: (audience: Audience) => FirebaseStorage = oncePerAudience((audience) => {
  const service = getStorage(firebaseApp(audience));
  const { emulatorPort } = environment();
  if (emulatorPort !== null) connectStorageEmulator(service, EMULATOR_HOST, emulatorPort('storage'));
  return service;
});

import {
  type Auth,
  browserLocalPersistence,
  browserSessionPersistence,
  connectAuthEmulator,
  initializeAuth,
} from 'firebase/auth';
import { EMULATOR_HOST, environment } from '../config/environment';
import { firebaseApp, oncePerAudience } from './app';

/**
 * Authentication of an audience. It finds users stored for the session as well as those stored for longer. Without the
 * popup resolver, which would load a frame from another origin.
 */
export const auth: (audience: 'visitor' | 'staff') => Auth = oncePerAudience((audience) => {
  const service = initializeAuth(firebaseApp(audience), {
    persistence: [browserLocalPersistence, browserSessionPersistence],
  });
  const { emulatorPort } = environment();
  if (emulatorPort !== null) {
    connectAuthEmulator(service, `http://${EMULATOR_HOST}:${emulatorPort('auth')}`, {
      disableWarnings: true,
    });
  }
  return service;
});

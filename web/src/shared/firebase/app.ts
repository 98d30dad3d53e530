import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { environment } from '../config/environment';

/**
 * Who a page is for. Visitors and staff get separate Firebase apps, hence separate signed-in users in one
 * browser: a visitor page must never replace an agent's session with an anonymous one, nor act with it.
 */
export type Audience = 'visitor' | 'staff';

/** The Firebase app of an audience, made on first use. */
export function firebaseApp(audience: Audience): FirebaseApp {
  return getApps().find((app) => app.name === audience) ?? initializeApp(environment().firebase, audience);
}

/** Wraps the making of a service so that it happens once per audience, emulator connection included. */
export function oncePerAudience<Service>(
  make: (audience: Audience) => Service,
): (audience: Audience) => Service {
  const made = new Map<Audience, Service>();
  return (audience) => {
    const existing = made.get(audience);
    if (existing !== undefined) return existing;
    const service = make(audience);
    made.set(audience, service);
    return service;
  };
}

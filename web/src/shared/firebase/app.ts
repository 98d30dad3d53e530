import { type FirebaseApp, getApps, initializeApp } from 'firebase/app';
import { environment } from '../config/environment';

/**
 * Who a page is for. Visitors and staff have separate Firebase apps, hence separate signed-in users in one browser: a
 * visitor page must never replace an agent's session with an anonymous one, nor use it.
 */
export type Audience = 'visitor' | 'staff';

/** The Firebase app of an audience, created on first use. */
export function firebaseApp(audience: Audience): FirebaseApp {
  return getApps().find((app) => app.name === audience) ?? initializeApp(environment().firebase, audience);
}

/** Wraps the creation of a service so that it happens once per audience, including the connection to its emulator. */
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

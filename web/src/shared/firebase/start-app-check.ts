import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { type Audience, firebaseApp } from './app';
import { provideAppCheckToken } from './app-check-headers';

/**
 * Adds an App Check token to every request of an audience: the Firebase SDKs do so themselves, our own requests through
 * `appCheckHeaders`. Call it before the first request. @param siteKey of reCAPTCHA Enterprise
 */
export function startAppCheck(audience: Audience, siteKey: string): void {
  const appCheck = initializeAppCheck(firebaseApp(audience), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  provideAppCheckToken(async () => (await getToken(appCheck)).token);
}

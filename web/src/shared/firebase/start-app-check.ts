import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { type Audience, firebaseApp } from './app';
import { provideAppCheckToken } from './app-check-headers';

/**
 * Lets every request of an audience carry an App Check token: those of the Firebase SDKs by themselves, our own
 * through `appCheckHeaders`. Called before the first of them. @param siteKey of reCAPTCHA Enterprise
 */
export function startAppCheck(audience: Audience, siteKey: string): void {
  const appCheck = initializeAppCheck(firebaseApp(audience), {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    isTokenAutoRefreshEnabled: true,
  });
  provideAppCheckToken(async () => (await getToken(appCheck)).token);
}

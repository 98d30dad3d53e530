import { ENDPOINTS } from '@harborline/domain/api/endpoints';
import { SERVICE_PATHS } from '@harborline/domain/api/services';
import { callText } from './call';
import { eventually } from './suite';
import { newLibrary } from './world';

const SERVICES = new Set(ENDPOINTS.map(({ contract }) => contract.service));

/**
 * Starts every service once before the tests, one after the other, and the triggers of a library. On a busy machine a
 * first call may take half a minute; when the tests of several files made them together, Hosting gave some of them up.
 */
export default async function wakeServices(): Promise<void> {
  await newLibrary();
  for (const service of SERVICES) {
    await eventually(async () => {
      const { status } = await callText('POST', `${SERVICE_PATHS[service]}/nothing`, {});
      if (status !== 404) throw new Error(`${service} answers ${status}`);
    });
  }
}

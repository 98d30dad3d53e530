import { takePorts } from '../cobrowse/take-ports';

/**
 * The script that shows a site's page in a chat. The loader adds it as a module once the visitor has agreed (D-66), so it is
 * never run twice, and its address names whose frame it listens to.
 */
takePorts(new URL(import.meta.url).origin);

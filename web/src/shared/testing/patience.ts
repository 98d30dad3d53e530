import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// On a busy machine happy-dom finds roles slowly: an element may exist and still not be found within a second.
configure({ asyncUtilTimeout: 10_000 });

// By itself the library does this only for the first file of a process.
afterEach(cleanup);

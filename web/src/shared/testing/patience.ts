import { configure } from '@testing-library/react';

// On a busy machine happy-dom finds roles slowly: an element may exist and still not be found within a second.
configure({ asyncUtilTimeout: 10_000 });

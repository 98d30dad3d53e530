import '@fontsource-variable/inter/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminApp } from '../app/admin/admin-app';
import { startOrExplain } from '../shared/config/start-or-explain';
import { withAppCheck } from '../shared/firebase/with-app-check';
import { putStylesFirst } from '../shared/ui-public/put-styles-first';

startOrExplain(() => {
  putStylesFirst();
  const root = document.getElementById('root');
  if (root === null) throw new Error('admin.html has no element with the id "root"');
  withAppCheck('staff', () =>
    createRoot(root).render(
      <StrictMode>
        <AdminApp />
      </StrictMode>,
    ),
  );
});

import '@fontsource-variable/inter/wght.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { AdminApp } from '../app/admin/admin-app';
import { environment } from '../shared/config/environment';
import { startOrExplain } from '../shared/config/show-configuration-error';

startOrExplain(() => {
  environment();
  const root = document.getElementById('root');
  if (root === null) throw new Error('admin.html has no element with the id "root"');
  createRoot(root).render(
    <StrictMode>
      <AdminApp />
    </StrictMode>,
  );
});

// What Preact tells its users to do about packages for React.
import { defineConfig } from 'vite';

export default defineConfig({
  resolve: { alias: { react: 'preact/compat', 'react-dom': 'preact/compat' } },
});

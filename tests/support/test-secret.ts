/** The key of every test database: its login and its seals are made with it. */
export const TEST_SECRET = 'a secret of thirty-two characters'
